'use client'

import type { ComponentProps } from 'react'
import { styled } from '../glass/glass'
import { shorten } from './shorten'
import { StatisticItem, type StatisticItemProps } from './statistic-item'

/** The texts below the figures. */
export interface StatisticLabels {
  /**
   * Below the number of downloads.
   * @default 'Downloads'
   */
  downloads?: string | undefined
  /**
   * Below the number of users.
   * @default 'Users'
   */
  users?: string | undefined
  /**
   * Below the number of files.
   * @default 'Files'
   */
  files?: string | undefined
  /**
   * Below the number of places.
   * @default 'Places'
   */
  places?: string | undefined
}

export interface StatisticProps extends ComponentProps<'ul'> {
  /** The number of downloads. Figures of 1000 or more are shortened: 2700 is shown as 2.7K. */
  downloads?: number | undefined
  /** The number of users. */
  users?: number | undefined
  /** The number of files. */
  files?: number | undefined
  /** The number of places. */
  places?: number | undefined
  /** The texts below the figures. */
  labels?: StatisticLabels | undefined
  /**
   * The language of the figures, for example `de-DE`. It never comes from the browser, so that a server writes alike.
   * @default 'en'
   */
  locale?: string | undefined
}

type Drawing = Pick<StatisticItemProps, 'iconColor' | 'iconPath1' | 'iconPath2'>

const download: Drawing = {
  iconColor: 'rgb(from var(--_scheme) clamp(138, r, 255) clamp(82, g, 211) min(b, 110))',
  iconPath1: 'M12 3v11m0 0-4.5-4.5M12 14l4.5-4.5',
  iconPath2: 'M4 15.5V18a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-2.5',
}
const people: Drawing = {
  iconColor: 'rgb(from var(--_scheme) min(r, 143) clamp(98, g, 233) clamp(122, b, 255))',
  iconPath1: 'M9.5 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 20.5a7 7 0 0 1 14 0',
  iconPath2: 'M16 3.9a4 4 0 0 1 0 7.2M18.5 14.6a7 7 0 0 1 3 5.9',
}
const sheets: Drawing = {
  iconColor: 'rgb(from var(--_scheme) clamp(168, r, 255) clamp(19, g, 158) clamp(106, b, 210))',
  iconPath1: 'M8 3.5h7l5 5v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2Z',
  iconPath2: 'M14.5 3.5V9H20M9.5 13h7',
}
const pin: Drawing = {
  iconColor: 'rgb(from var(--_scheme) clamp(11, r, 168) clamp(107, g, 245) clamp(52, b, 184))',
  iconPath1: 'M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 1 0-14 0c0 3.3 2.5 6.9 7 11.5Z',
  iconPath2: 'M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}

/** Four figures on glass tiles. All other props are passed to its `<ul>`. */
export function Statistic({
  downloads = 2700,
  users = 1300,
  files = 74,
  places = 46,
  labels = {},
  locale,
  role = 'list',
  className,
  ...rest
}: StatisticProps) {
  const tiles = [
    { label: labels.downloads ?? 'Downloads', count: downloads, drawing: download },
    { label: labels.users ?? 'Users', count: users, drawing: people },
    { label: labels.files ?? 'Files', count: files, drawing: sheets },
    { label: labels.places ?? 'Places', count: places, drawing: pin },
  ]
  return (
    <List className={className} role={role} {...rest}>
      {tiles.map(({ label, count, drawing }) => (
        <li key={drawing.iconPath1}>
          <StatisticItem {...drawing} number={shorten(count, locale)} label={label} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  /* Four in a row if each is at least 9rem wide, otherwise two, otherwise one: never three and one. */
  --statistic-four: calc((100% - 3 * 1.125rem) / 4);
  --statistic-two: calc((100% - 1.125rem) / 2);
  --statistic-column: clamp(var(--statistic-four), (39.375rem - 100%) * 999, var(--statistic-two));
  grid-template-columns: repeat(auto-fit, minmax(max(min(9rem, 100%), var(--statistic-column)), 1fr));
  gap: 1.125rem;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`
