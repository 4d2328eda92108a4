import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Avatar } from './avatar'
import { AvatarGroup } from './avatar-group'
import team from './team.demo?demo'

export const meta = {
  title: 'Avatar',
  description: 'The picture of a person on a disc of glass, or the initials, alone or in a group.',
  icon: 'circle-user-round',
  route: '/avatar-details',
  added: '2026-11-29',
  category: 'display',
  collection: 'essentials',
  keywords: [
    'profile picture',
    'user picture',
    'initials',
    'face',
    'person',
    'people',
    'team',
    'presence',
    'online',
  ],
  related: ['badge', 'testimonial'],
} satisfies Meta

export default docs({
  thumbnail: <Avatar name="Ada Lovelace" status="online" size={72} />,
  sections: [
    example('Basic Usage', <Avatar name="Ada Lovelace" status="online" size={64} />),
    propsTable(Avatar, ['name', 'src', 'decorative', 'status', 'statusLabel', 'size', 'className', 'style']),
    customizer({
      title: 'Custom Avatar',
      controls: {
        name: { type: 'text', default: 'Ada Lovelace' },
        size: { type: 'range', default: 64, min: 24, max: 128, step: 4, unit: 'px' },
        status: { type: 'select', default: 'online', options: ['online', 'away', 'busy', 'offline'] },
        text: { type: 'color', default: '#1b1230' },
        tint: { type: 'color', default: '#ffffff' },
        opacity: { type: 'range', default: 0.78, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ text, tint, opacity, ...props }) => (
        <Avatar
          {...props}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-thin-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Team', team, {
      text: 'Without a picture, and where it cannot be loaded, a person has initials, in a color that the name decides.',
    }),
    propsTable(AvatarGroup, ['children', 'max', 'size', 'moreText', 'style'], {
      title: 'Group',
      sample: (
        <AvatarGroup aria-label="Two" max={1}>
          <Avatar name="Ada" />
          <Avatar name="Bob" />
        </AvatarGroup>
      ),
    }),
  ],
  early: ['show'],
  announced: [
    { part: 'A person', role: 'image', name: 'Ada Lovelace, online' },
    { part: 'The group', role: 'group', name: 'Team' },
    { part: 'A person with a picture', role: 'image', name: 'Inês Duarte, online' },
    { part: 'Those that are not shown', role: 'image', name: '2 more' },
  ],
})
