'use client'

import { Cloud, CloudMoon, MoonStar, Sunset, Wind } from 'lucide-react'
import { memo } from 'react'
import {
  Degrees,
  Dusk,
  Hour,
  Hours,
  Moon,
  Now,
  Pane,
  Place,
  Planet,
  Ring,
  Scene,
  Sky,
  Sun,
} from './glass-preview.styles'
import { panelClass } from './to-css'

export interface GlassPreviewProps {
  /** The style sheet of the glass, exactly as the code shows it. */
  css: string
  /** The color of the text on the glass. */
  color: string
}

const hours = [
  { hour: 'Now', Sky: Sunset, degrees: 19 },
  { hour: '21', Sky: CloudMoon, degrees: 17 },
  { hour: '22', Sky: Cloud, degrees: 16 },
  { hour: '23', Sky: Wind, degrees: 15 },
  { hour: '00', Sky: MoonStar, degrees: 14 },
]

/** A weather card on the generated glass, in front of a sunset. */
export function GlassPreview({ css, color }: GlassPreviewProps) {
  return (
    <div style={{ display: 'contents', borderRadius: 'inherit', color }}>
      <style>{css}</style>
      <Still />
    </div>
  )
}

/** Depends on no value, so it renders only once. */
const Still = memo(() => (
  <Scene>
    <Dusk>
      <Ring />
      <Sun />
      <Moon />
      <Planet />
    </Dusk>
    <Pane className={panelClass}>
      <Now>
        <Place>Lisbon</Place>
        <Degrees>19°</Degrees>
        <Sky>Clear evening</Sky>
      </Now>
      <Hours>
        {hours.map(({ hour, Sky: Icon, degrees }) => (
          <Hour key={hour}>
            <span>{hour}</span>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span>{degrees}°</span>
          </Hour>
        ))}
      </Hours>
    </Pane>
  </Scene>
))
