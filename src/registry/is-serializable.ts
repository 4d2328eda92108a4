import { isValidElement } from 'react'
import { isWriteBack } from './write-back'

/**
 * Whether a server component may pass a value to a client component: no functions, and no instances of classes of its
 * own. A handler of the live preview alone is never printed, so it does not count.
 *
 * @see https://react.dev/reference/rsc/use-client#serializable-types
 */
export function isSerializable(value: unknown): boolean {
  if (typeof value === 'function') return isWriteBack(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return true
  if (Array.isArray(value)) return value.every(isSerializable)
  if (isValidElement<object>(value)) return Object.values(value.props).every(isSerializable)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isSerializable)
}
