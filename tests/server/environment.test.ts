import { expect, test } from 'vitest'
import { readEnvironment } from '../../server/environment'

test('without any variable the settings are the documented defaults', () => {
  expect(readEnvironment({})).toEqual({
    PORT: 5000,
    DATA_DIR: './data',
    DATABASE_POOL: 10,
    DATABASE_WAIT: 30,
    STORIES_APPROVAL: false,
    FORM_TOKEN: 'optional',
    FORM_MIN_AGE: 2,
    FORM_MAX_AGE: 86_400,
    FORM_SECRETS: ['stored'],
    LIST_SIZE: 16,
    WRITE_LIMIT: 30,
    WRITE_SIZE: 1024,
    PRINT_LIMIT: 120,
    CONNECTIONS: 2000,
    CLIENT_CONNECTIONS: 100,
    READ_RATE: 16,
    ALLOWED_ORIGINS: [],
    TRUST_PROXY: 0,
    SECURITY_CONTACT: [],
    SITE_MEMORY: 32,
    METRICS_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', ALLOWED_ORIGINS: '' })).toEqual(readEnvironment({}))
})

test('every variable is read', () => {
  expect(
    readEnvironment({
      PORT: '0',
      DATA_DIR: '/srv/vitrine',
      DATABASE_URL: 'postgres://user:password@localhost/vitrine',
      DATABASE_POOL: '20',
      DATABASE_WAIT: '0',
      STORE_LIMIT: '5',
      STORE_SIZE: '64',
      STORIES_APPROVAL: '1',
      FORM_TOKEN: 'required',
      FORM_MIN_AGE: '0',
      FORM_MAX_AGE: '3600',
      FORM_SECRETS: '0123456789abcdef0123456789abcdef, stored',
      NOTIFY_URL: 'https://hooks.example/vitrine?topic=1',
      NOTIFY_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      LIST_SIZE: '32',
      WRITE_LIMIT: '0',
      WRITE_SIZE: '0',
      PRINT_LIMIT: '0',
      CONNECTIONS: '50',
      CLIENT_CONNECTIONS: '0',
      READ_RATE: '4',
      ALLOWED_ORIGINS: 'https://a.example,http://localhost:5173',
      TRUST_PROXY: '2',
      SECURITY_CONTACT: 'mailto:me@example.org, https://example.org/report',
      SITE_DIR: 'none',
      SITE_MEMORY: '0',
      METRICS_PORT: '9464',
      METRICS_HOST: '::1',
      LOG_LEVEL: 'silent',
    }),
  ).toEqual({
    PORT: 0,
    DATA_DIR: '/srv/vitrine',
    DATABASE_URL: 'postgres://user:password@localhost/vitrine',
    DATABASE_POOL: 20,
    DATABASE_WAIT: 0,
    STORE_LIMIT: 5,
    STORE_SIZE: 64,
    STORIES_APPROVAL: true,
    FORM_TOKEN: 'required',
    FORM_MIN_AGE: 0,
    FORM_MAX_AGE: 3600,
    FORM_SECRETS: ['0123456789abcdef0123456789abcdef', 'stored'],
    NOTIFY_URL: 'https://hooks.example/vitrine?topic=1',
    NOTIFY_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    LIST_SIZE: 32,
    WRITE_LIMIT: 0,
    WRITE_SIZE: 0,
    PRINT_LIMIT: 0,
    CONNECTIONS: 50,
    CLIENT_CONNECTIONS: 0,
    READ_RATE: 4,
    ALLOWED_ORIGINS: ['https://a.example', 'http://localhost:5173'],
    TRUST_PROXY: 2,
    SECURITY_CONTACT: ['mailto:me@example.org', 'https://example.org/report'],
    SITE_DIR: 'none',
    SITE_MEMORY: 0,
    METRICS_PORT: 9464,
    METRICS_HOST: '::1',
    LOG_LEVEL: 'silent',
  })
  expect(readEnvironment({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(1)
})

test('the metrics have another port than the site, unless the system chooses both', () => {
  expect(() => readEnvironment({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(
    'METRICS_PORT must be another port than PORT.',
  )
  expect(readEnvironment({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0)
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '5000.5'],
  ['STORE_LIMIT', '0'],
  ['STORE_LIMIT', 'many'],
  ['DATABASE_POOL', '3'],
  ['DATABASE_WAIT', '1m'],
  ['STORIES_APPROVAL', 'yes'],
  ['FORM_TOKEN', '1'],
  ['SECURITY_CONTACT', 'me@example.org'],
  ['SECURITY_CONTACT', 'mailto:me@example.org\nExpires: never'],
  ['FORM_SECRETS', 'short'],
  ['FORM_SECRETS', 'stored,'],
  ['CONNECTIONS', '9'],
  ['CLIENT_CONNECTIONS', 'many'],
  ['READ_RATE', '0'],
  ['FORM_MIN_AGE', '61'],
  ['FORM_MAX_AGE', '24h'],
  ['NOTIFY_URL', 'hooks.example'],
  ['NOTIFY_URL', 'https://user:hunter2@hooks.example'],
  ['NOTIFY_URL', 'ftp://hooks.example'],
  ['NOTIFY_SECRET', 'hunter2'],
  ['NOTIFY_SECRET', 'whsec_hunter2'],
  ['LIST_SIZE', '0'],
  ['LIST_SIZE', '257'],
  ['STORE_SIZE', '1'],
  ['WRITE_LIMIT', '-1'],
  ['WRITE_SIZE', '1M'],
  ['DATABASE_URL', 'mysql://user:hunter2@localhost/vitrine'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example/'],
  ['ALLOWED_ORIGINS', 'a.example'],
  ['TRUST_PROXY', 'loopback'],
  ['SITE_MEMORY', '32M'],
  ['METRICS_PORT', '127.0.0.1:9464'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with an error that has the name, but not the value', (name, value) => {
  const start = () => readEnvironment({ [name]: value })
  expect(start).toThrow(new RegExp(`^${name} must be .+\\. Correct the environment and start again\\.$`))
  expect(start).not.toThrow(/hunter2/)
})

test('one error names all invalid variables', () => {
  expect(() => readEnvironment({ PORT: 'x', WRITE_LIMIT: 'y' })).toThrow(
    /PORT must be .+ WRITE_LIMIT must be /,
  )
})
