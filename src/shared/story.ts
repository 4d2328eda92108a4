import * as z from 'zod/mini'
import { shapeError, typedText } from './text'

/** The categories of a story, in the order of the form. Each is its own label. */
export const storyCategories = [
  'Introduction to Vitrine',
  'Customizing Vitrine Components',
  'Advanced Techniques with Vitrine',
  'Best Practices with Vitrine',
  'Contributing to Vitrine',
  'React Integration with Vitrine',
  'Vitrine in Real Projects',
  'Vitrine Updates',
] as const

/** One of {@link storyCategories}. */
export type StoryCategory = (typeof storyCategories)[number]

/** The payload of `POST /api/stories/saveposts`. Unknown fields are refused. */
export const storySchema = z.strictObject(
  {
    title: typedText('Title'),
    content: typedText('Content'),
    category: z.enum(storyCategories, 'Category must be one of the offered categories'),
    /** When the story was written, by the writer's clock. */
    date: z.iso.datetime({
      offset: true,
      error: 'Date must be an ISO 8601 timestamp such as 2026-01-31T09:30:00Z',
    }),
  },
  { error: shapeError('a story: title, content, category and date') },
)

/** A story as the form sends it. */
export type Story = z.infer<typeof storySchema>

/** A saved story: the fields as sent, and an id that the server assigns. */
export const savedStorySchema = z.strictObject({ id: z.string().check(z.minLength(1)), ...storySchema.shape })

/** A saved story. */
export type SavedStory = z.infer<typeof savedStorySchema>
