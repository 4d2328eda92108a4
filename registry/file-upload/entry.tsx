import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { FileUpload } from './file-upload'
import photos from './photos.demo?demo'

export const meta = {
  title: 'File Upload',
  description: 'A native file input on glass, onto which files are dropped, with a list of them.',
  icon: 'upload',
  route: '/file-upload-details',
  added: '2026-11-29',
  category: 'inputs',
  collection: 'essentials',
  keywords: [
    'upload',
    'uploader',
    'file input',
    'file picker',
    'file chooser',
    'file field',
    'dropzone',
    'drop zone',
    'drag and drop',
    'drop files',
    'attachment',
    'attach a file',
    'choose files',
    'image upload',
    'photo upload',
  ],
  related: ['progress-bar', 'field'],
} satisfies Meta

export default docs({
  thumbnail: <FileUpload aria-label="Photos" multiple style={{ width: '13rem' }} />,
  sections: [
    example('Basic Usage', <FileUpload aria-label="Documents" multiple />),
    propsTable(
      FileUpload,
      [
        'label',
        'hint',
        'error',
        'accept',
        'multiple',
        'maxSize',
        'onFilesChange',
        'stateOf',
        'name',
        'locale',
        'labels',
      ],
      {
        elsewhere: {
          props: ['id', 'data-*', 'ref'],
          why: 'They belong to the native input; the root is the glass around it.',
        },
      },
    ),
    customizer({
      title: 'Custom File Upload',
      controls: {
        multiple: { type: 'boolean', default: true },
        disabled: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <FileUpload
          aria-label="Letters"
          {...props}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Photos', photos, {
      text: 'Files of another type, and those that are too large, are refused. Nothing leaves your browser here.',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the zone, then to the button of each file.' },
    { keys: 'Enter', does: 'Opens the window to choose files, or removes the file.' },
    { keys: 'Space', does: 'Opens the window to choose files, or removes the file.' },
  ],
  early: ['choose', 'send'],
  announced: [
    { part: 'The zone', role: 'button', name: 'Documents', states: 'value No file chosen' },
    { part: 'The button of a file', role: 'button', name: 'Remove letter.txt' },
    { part: 'After a choice', role: 'status', states: 'polite' },
  ],
})
