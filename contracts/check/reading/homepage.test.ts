import { expect, it } from 'vitest';
import { got, said } from '../test-support.ts';

const page = (config_json: object) => said(got('/homepage/', [{ config_json }]));
const banner = (more: object) =>
  page({ banners: [{ id: 1, image_url: '/a.png', title: 'Welcome', description: 'x', ...more }] });

it.each([
  [{ title: null }, 'a shorter caption'],
  [{ title: undefined }, 'a shorter caption'],
  [{ title: '' }, 'a shorter caption'],
  [{ title: null, description: null }, 'no caption'],
])('a banner with %j is a note', (more, seen) => {
  expect(banner(more)).toEqual({
    failures: [],
    notes: [
      `GET /homepage/ $[0].config_json.banners[0].title is missing or empty, expected or not: the player sees ${seen}`,
    ],
  });
});

it.each(['http://<address-1>:8000/a.png', 'https://<address-2>/a.png?of=<mobile-1>', '<text>'])(
  'the hidden address %s of a recording is not a failure',
  (image_url) => {
    expect(banner({ image_url })).toEqual({ failures: [], notes: [] });
  },
);

it('a theme may leave out a colour', () => {
  expect(page({ theme: { primary_color: null } })).toEqual({ failures: [], notes: [] });
});

it.each([
  [{ image_url: null }, 'image_url is null'],
  [{ title: { en: 'Welcome' } }, 'title is an object'],
  [{ title: 'undefined' }, 'title is the text “undefined”'],
  [{ id: null }, 'id is null'],
])('a banner with %j is a failure', (more, text) => {
  expect(banner(more).failures).toEqual([
    expect.stringContaining(`$[0].config_json.banners[0].${text}`),
  ]);
});

it('a button without a name is a failure', () => {
  const { failures } = page({ buttons: [{ id: 1, name: null }] });
  expect(failures).toEqual([expect.stringContaining('buttons[0].name is null')]);
});
