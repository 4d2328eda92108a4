import { glass, sized, styled } from '../glass/glass'
import { kindColors } from '../shared/kinds'

export const Root = styled.span`
  ${glass.thin}
  ${sized}
  --_side: var(--avatar-size, calc(2.5rem + var(--_size)));
  /* Denser than other glass: its tint has some of a color, on which the letters must be read. */
  --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, 0.78));
  --_own-tint: color-mix(in srgb, hsl(var(--avatar-hue) 80% 55%) 30%, var(--_scheme-tint));
  position: relative;
  display: inline-grid;
  flex: none;
  grid-template: 100% / 100%;
  place-items: center;
  width: var(--_side);
  height: var(--_side);
  border-radius: var(--glass-radius, 50%);
  font-size: calc(var(--_side) * 0.36);
  font-weight: 700;
  line-height: 1.4;
  white-space: nowrap;
  vertical-align: middle;

  &[data-count] {
    --_own-tint: initial;
  }

  /* One that covers another lets nothing of it through. */
  [data-avatars] > & {
    --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, 1));
    outline: 2px solid var(--_scheme-tint);
  }
`

export const Letters = styled.abbr`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: none;
`

export const Picture = styled.img`
  display: block;
  width: 100%;
  max-width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;
`

export const Person = styled.svg`
  width: 60%;
  height: 60%;
`

/* Each status has a different shape, for people who cannot see its color. */
export const Dot = styled.span`
  --_dot: ${kindColors.success};
  --_none: var(--_scheme-tint);
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: max(0.625rem, 28%);
  aspect-ratio: 1;
  border: 2px solid var(--_none);
  border-radius: 50%;
  background: var(--_dot);

  /* The next one covers its end. */
  [data-avatars] > * > & {
    inset-inline: 0 auto;
  }

  &[data-status='away'] {
    --_dot: ${kindColors.warning};
    background: linear-gradient(to right, var(--_dot) 50%, var(--_none) 50%);
    box-shadow: inset 0 0 0 1.5px var(--_dot);
  }

  &[data-status='busy'] {
    --_dot: ${kindColors.error};
    background: linear-gradient(var(--_dot) 38%, var(--_none) 38% 62%, var(--_dot) 62%);
  }

  &[data-status='offline'] {
    --_dot: color-mix(in srgb, var(--_foreground) 70%, var(--_none));
    background: var(--_none);
    box-shadow: inset 0 0 0 2px var(--_dot);
  }
`

export const Group = styled.span`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;

  & > * + * {
    margin-inline-start: -0.5rem;
  }
`
