/** All texts of a file upload. The names of files are never translated. */
export interface FileUploadTexts {
  /** What a press does: `Choose a file`, or `Choose files`. */
  choose: string
  /** What else can be done: `or drop it here`. */
  drop: string
  /** The name of a file's button. */
  remove: (name: string) => string
  /** The name of a file's progress. */
  progress: (name: string) => string
  /** What is announced of files that are added. */
  added: (names: readonly string[]) => string
  /** What is announced of a file that is removed. */
  removed: (name: string) => string
  /** Why a file is refused that is larger than `maxSize`. Both are texts, such as `1.2 MB`. */
  tooLarge: (name: string, size: string, maxSize: string) => string
  /** Why a file is refused that `accept` does not name. */
  wrongType: (name: string, accept: string) => string
  /** Why a file is refused that is dropped beside another one, without `multiple`. */
  onlyOne: (name: string) => string
}

/** The texts of a file upload that are not English, or other ones. */
export type FileUploadLabels = Partial<FileUploadTexts>

/** The texts in English. */
export const english = (multiple: boolean): FileUploadTexts => ({
  choose: multiple ? 'Choose files' : 'Choose a file',
  drop: multiple ? 'or drop them here' : 'or drop it here',
  remove: (name) => `Remove ${name}`,
  progress: (name) => `Progress of ${name}`,
  added: (names) => `Added ${names.join(', ')}`,
  removed: (name) => `Removed ${name}`,
  tooLarge: (name, size, maxSize) => `${name} has ${size}. Choose a file of at most ${maxSize}.`,
  wrongType: (name, accept) => `${name} has another type. Choose a file of ${accept}.`,
  onlyOne: (name) => `${name} is one file too many. Choose one file.`,
})
