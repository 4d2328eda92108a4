import * as z from 'zod/mini'

/**
 * The rows of an answer that have the fields that the page reads. Others are left out: a broken row costs only itself.
 *
 * @throws {z.core.$ZodError} When the answer is not a list.
 */
export const validRows = <Row>(schema: z.ZodMiniType<Row>, answer: unknown): readonly Row[] =>
  z
    .array(z.unknown())
    .parse(answer)
    .flatMap((row) => {
      const { success, data } = z.safeParse(schema, row)
      return success ? [data] : []
    })
