import type { ToastText } from './use-toaster'

/** Ten sample messages. */
export const messages: readonly ToastText[] = [
  { title: 'Update Available', message: 'Version 2.4 is ready to install.' },
  { title: 'New Message', message: 'Mira answered your question.' },
  { title: 'Connection Lost', message: 'We will try again in a few seconds.', kind: 'alert' },
  { title: 'Success', message: 'Your changes have been saved.' },
  { title: 'Error', message: 'The file could not be opened.', kind: 'alert' },
  { title: 'Low Battery', message: 'Ten percent left. Plug in your device.' },
  { title: 'Reminder', message: 'The design review starts in ten minutes.' },
  { title: 'File Uploaded', message: 'holiday.zip is in your folder now.' },
  { title: 'Warning', message: 'Your storage is almost full.' },
  { title: 'Friend Request', message: 'Jonas would like to connect with you.' },
]
