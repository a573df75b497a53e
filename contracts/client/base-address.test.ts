import { expect, it } from 'vitest';
import { baseAddress } from './base-address.ts';

it.each([
  ['http://host:4010', 'http://host:4010'],
  ['http://host:4010/', 'http://host:4010'],
  ['http://host:4010//', 'http://host:4010'],
  ['  http://host:4010/\r\n', 'http://host:4010'],
  ['HTTPS://Host.Example:443/api/v1/', 'https://host.example/api/v1'],
  ['http://[::1]:4010/', 'http://[::1]:4010'],
])('the base address %j is read as %s', (value, read) => {
  expect(baseAddress(value)).toBe(read);
});

it.each([
  ['host:4010', 'host:4010 is not an address'],
  ['tcp://10.0.0.5:4010', 'tcp://10.0.0.5:4010 is not an address'],
  ['http://', 'http:// is not an address'],
  ['http://user@host', 'must not contain a user name'],
  ['http://host/?app_id=a', 'must end with its path'],
  ['http://host/#a', 'must end with its path'],
])('the base address %j is refused with its origin and the reason', (value, reason) => {
  expect(() => baseAddress(value, 'MATKA_MOCK_URL')).toThrow(`MATKA_MOCK_URL: `);
  expect(() => baseAddress(value)).toThrow(reason);
});
