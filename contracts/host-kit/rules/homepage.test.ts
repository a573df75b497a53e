import { describe, expect, it } from 'vitest';
import { findingsIn } from './test-support.ts';

const banner = { id: 1, image_url: '/media/one.png', title: 'One', description: '' };
const button = { id: 1, name: 'Play', theme: 'primary' };
const config = {
  theme: { primary_color: '#0b6e4f', secondary_color: 'white' },
  banners: [banner],
  buttons: [button],
  banner_config: { total_banners: 5, animation_type: 'fade', animation_duration: 5000 },
  button_config: { button_theme: 'primary', number_of_buttons: 3 },
};
const judged = (members: object) =>
  findingsIn('homepage', [{ config_json: { ...config, ...members } }]);
const place = '$[0].config_json';
const colour = 'a colour of CSS, e.g. #0b6e4f';

describe('the home page', () => {
  it.each(['#fff', '#ffff', '#FFFFFF', '#ffffff80', 'white', 'rgb(1, 2, 3)', ' navy '])(
    'has colours of CSS: %s',
    (primary_color) => {
      expect(judged({ theme: { ...config.theme, primary_color } })).toEqual([]);
    },
  );

  it.each(['fff', '#ff', '#fffff', '0b6e4f', '12px'])(
    'has no other colours: %s',
    (primary_color) => {
      expect(judged({ theme: { ...config.theme, primary_color } })).toEqual([
        [`${place}.theme.primary_color`, `is the text “${primary_color}”`, colour],
      ]);
    },
  );

  it('leaves time to look at a banner, or none changes', () => {
    const lasting = (animation_duration: number) =>
      judged({ banner_config: { ...config.banner_config, animation_duration } });
    for (const milliseconds of [0, 200, 5000]) expect(lasting(milliseconds)).toEqual([]);
    expect(lasting(199)).toEqual([
      [`${place}.banner_config.animation_duration`, 'is 199', 'milliseconds'],
    ]);
  });

  it('has banners and buttons with ids of their own', () => {
    const others = {
      banners: [banner, { ...banner, title: 'Two' }],
      buttons: [button, { ...button, name: 'Win' }],
    };
    expect(judged(others)).toEqual(
      ['banners', 'buttons'].map((list) => [
        `${place}.${list}[1].id`,
        'is that of an earlier entry',
        'an id of its own',
      ]),
    );
  });

  it.each([
    ['https://host.example/one.png', undefined],
    ['data:image/png;base64,null', undefined],
    ['/media/nullable.png?x=null', undefined],
    ['/media/null', 'has a word for nothing in it'],
    ['undefined/one.png', 'has a word for nothing in it'],
    ['https://', 'is no address'],
  ])('has the addresses of pictures: %s', (image_url, found) => {
    const expected = [`${place}.banners[0].image_url`, found, 'the address of a picture'];
    expect(judged({ banners: [{ ...banner, image_url }] })).toEqual(found ? [expected] : []);
  });

  it('may be none', () => {
    expect(findingsIn('homepage', [])).toEqual([]);
  });
});
