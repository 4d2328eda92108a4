import { cloneElement, memo, type ReactElement } from 'react'
import type { Props, ShownExample } from '../../registry/sections'
import { Opened } from '../preview/opened'

interface ExamplePreviewProps {
  readonly example: ShownExample
  /** The content that the example opens. */
  readonly opened: ReactElement | undefined
  /** Props that both get besides their own. */
  readonly props?: Props
}

/** A live example, below what it opens. It renders for new props alone: a field keeps what was typed before hydration. */
export const ExamplePreview = memo(function ExamplePreview({
  example,
  opened,
  props = {},
}: ExamplePreviewProps) {
  return (
    <>
      {opened && <Opened>{cloneElement(opened, props)}</Opened>}
      <Live example={example} props={props} />
    </>
  )
})

function Live({ example, props }: Required<Pick<ExamplePreviewProps, 'example' | 'props'>>) {
  if (example.kind === 'element') return cloneElement(example.element, props)
  const { Component } = example.demo
  return <Component {...props} />
}
