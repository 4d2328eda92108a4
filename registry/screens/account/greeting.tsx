'use client'

import { Avatar } from '../../avatar/avatar'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { ProgressBar } from '../../progress-bar/progress-bar'
import { Text, Title } from '../../shared/screen-layout.styles'
import picture from '../../testimonial/yuki.svg'
import { mark, tinted, wide } from './looks'
import { completeness, type Profile } from './profile'

interface GreetingProps {
  profile: Profile
}

/** The customer, and the progress of the profile. */
export function Greeting({ profile }: GreetingProps) {
  const progress = completeness(profile)
  return (
    <Card
      style={wide}
      header={
        <>
          <Person>
            <Avatar name={profile.name} src={picture} decorative size={64} style={mark} />
            <div>
              <Title>{profile.name}</Title>
              <Text>Northwind member since 2023</Text>
            </div>
          </Person>
          <Meter>
            <Line>
              <span>Profile</span>
              <span>{`${progress}% complete`}</span>
            </Line>
            <ProgressBar
              aria-label="Profile, share that is filled in"
              progress={progress}
              size="sm"
              theme="white"
              color="var(--screen-foreground)"
              style={tinted}
            />
          </Meter>
        </>
      }
    />
  )
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-width: 0;
`

const Meter = styled.div`
  flex: 1 1 14rem;

  @container (min-width: 44rem) {
    max-width: 20rem;
  }
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 0.5rem;
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
