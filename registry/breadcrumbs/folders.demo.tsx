'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Breadcrumbs } from './breadcrumbs'

const folders = ['Home', 'Music', 'Jazz', 'Kind of Blue']

export default function Example() {
  const [depth, setDepth] = useState(2)
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        justifyItems: 'start',
      }}
    >
      <Breadcrumbs
        aria-label="Folder"
        items={folders.slice(0, depth).map((title, index) => ({
          title,
          href: `#${index + 1}`,
        }))}
        // With a router: <Link to={href} {...props} />
        render={({ href, ...props }) => (
          <a
            href={href}
            {...props}
            onClick={(event) => {
              event.preventDefault()
              setDepth(Number(href.slice(1)))
            }}
          />
        )}
      />
      <Button
        neutral
        disabled={depth === folders.length}
        onClick={() => setDepth(depth + 1)}
      >
        {`Open ${folders[depth] ?? 'a folder'}`}
      </Button>
    </div>
  )
}
