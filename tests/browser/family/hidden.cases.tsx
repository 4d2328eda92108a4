import { Activity, useEffect, useState, type ReactNode } from 'react'
import { BackToTop } from '../../../registry/back-to-top/back-to-top'
import { Button } from '../../../registry/button/button'
import { Drawer } from '../../../registry/drawer/drawer'
import { Modal } from '../../../registry/modal/modal'
import { Popup } from '../../../registry/popup/popup'
import { socialActions } from '../../../registry/speed-dial/social-actions'
import { SpeedDial } from '../../../registry/speed-dial/speed-dial'
import ShowToast from '../../../registry/toast/usage.demo'
import { Tooltip } from '../../../registry/tooltip/tooltip'

/** Content that React hides on the event `hide` and shows again on `show`, without the visitor doing anything. */
function Hideable({ children }: { readonly children: ReactNode }) {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('hide', () => setMode('hidden'), { signal: listening.signal })
    document.addEventListener('show', () => setMode('visible'), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return <Activity mode={mode}>{children}</Activity>
}

/** It says how often it asked its consumer to open or to close it. */
export function ATooltip() {
  const [asked, setAsked] = useState<readonly boolean[]>([])
  return (
    <>
      <Hideable>
        <Tooltip text="Saves your changes" onOpenChange={(open) => setAsked((before) => [...before, open])}>
          <Button>Save</Button>
        </Tooltip>
      </Hideable>
      <output>{asked.join(', ')}</output>
    </>
  )
}

export const ASpeedDial = () => (
  <Hideable>
    <SpeedDial actionButtons={socialActions} />
  </Hideable>
)

export const ABackToTop = () => (
  <Hideable>
    <BackToTop fixed />
  </Hideable>
)

export const AModal = () => (
  <Hideable>
    <Modal
      heading="Delete it?"
      paragraph="It cannot be restored."
      CTA={{ text: 'Delete', color: '#ff9d6c' }}
    />
  </Hideable>
)

export const ADrawer = () => (
  <Hideable>
    <Drawer defaultOpen heading="Your bag">
      <a href="#more">More</a>
    </Drawer>
  </Hideable>
)

export const APopup = () => (
  <Hideable>
    <Popup defaultOpen>
      <a href="#more">More</a>
    </Popup>
  </Hideable>
)

export const AToast = () => (
  <Hideable>
    <ShowToast />
  </Hideable>
)
