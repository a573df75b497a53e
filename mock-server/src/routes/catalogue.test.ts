import { betTypes } from '@matka/fixtures/bet-types';
import { homepage } from '@matka/fixtures/homepage';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const markets = 'GET /markets/?app_id=kalyan-matka';

interface Listed {
  id: number;
  name: string;
  current_status: number;
  current_status_name: string;
  open_pana: string | null;
  close_pana: string | null;
}

async function listedAt(now: string): Promise<Map<string, Listed>> {
  const { anonymous } = await buildTestApp({ now });
  const listed: Listed[] = (await anonymous(markets)).json();
  return new Map(listed.map((market) => [market.name, market]));
}

it('GET /markets/ lists SITA MORNING and the five markets that the specification names', {
  tags: ['@MOCK-03'],
}, async () => {
  const listed = await listedAt(testClock);
  const named = ['SITA MORNING', 'Kalyan Matka', 'Milan Day', 'Rajdhani Day', 'Milan Night'];
  expect([...listed.keys()]).toEqual(expect.arrayContaining([...named, 'Rajdhani Night']));
});

it('GET /markets/ gives a market its four times and no result before the first draw', {
  tags: ['@ENT-03', '@ENT-04'],
}, async () => {
  const listed = await listedAt(testClock);
  expect(listed.get('Kalyan Matka')).toEqual({
    id: 7,
    name: 'Kalyan Matka',
    open_time: '16:00:00',
    close_time: '18:00:00',
    open_result_time: '16:10:00',
    close_result_time: '18:10:00',
    current_status: 6,
    current_status_name: 'Running now',
    open_pana: null,
    open_digit: null,
    close_digit: null,
    close_pana: null,
  });
});

it.each([
  ['15:59:59', 6, 'Running now'],
  ['16:00:00', 4, 'Running for close'],
  ['17:59:59', 4, 'Running for close'],
  ['18:00:00', 1, 'Closed for today'],
])(
  'GET /markets/ gives Kalyan Matka at %s the status %i %s',
  { tags: ['@MOCK-07'] },
  async (time, number, name) => {
    const market = (await listedAt(`2026-11-20T${time}+05:30`)).get('Kalyan Matka');
    expect(market).toMatchObject({ current_status: number, current_status_name: name });
  },
);

it('GET /markets/ has the status Betting is closed on a holiday, and Closed for a market taken out of play', async () => {
  const sunday = await listedAt('2026-11-22T12:00:00+05:30');
  expect(sunday.get('Kalyan Matka')?.current_status_name).toBe('Betting is closed');
  expect(sunday.get('SITA MORNING')?.current_status_name).toBe('Closed for today');
  const { anonymous } = await buildTestApp();
  await anonymous('PUT /__mock/worlds/kalyan-matka/markets/Milan%20Day/', { suspended: true });
  expect((await anonymous(markets)).json()[4]).toMatchObject({
    current_status: 3,
    current_status_name: 'Closed',
  });
});

it.each(['/homepage/', '/markets/', '/bet-types/'])(
  'the public calls serve %s with and without the slash at its end, and require an app_id',
  async (path) => {
    const { anonymous } = await buildTestApp();
    const [with_, without] = [
      await anonymous(`GET ${path}?app_id=kalyan-matka`),
      await anonymous(`GET ${path.slice(0, -1)}?app_id=kalyan-matka`),
    ];
    expect(with_.statusCode).toBe(200);
    expect(without.body).toBe(with_.body);
    const bare = await anonymous(`GET ${path}`);
    expect(bare.statusCode).toBe(400);
    expect(bare.json()).toEqual({ app_id: ['This field is required.'] });
  },
);

it('the public calls serve the home page in the colours that the mock is given', async () => {
  const theme = { primary_color: '#8f1d2c', secondary_color: '#ffc233' };
  const { anonymous } = await buildTestApp({ theme });
  const [given] = (await anonymous('GET /homepage/?app_id=kalyan-matka')).json();
  expect(given.config_json).toEqual({ ...homepage, theme });
});

it('the public calls serve the home page as a list whose first entry holds config_json', {
  tags: ['@ENT-07', '@ENT-08', '@ENT-09'],
}, async () => {
  const { anonymous } = await buildTestApp();
  const [first] = (await anonymous('GET /homepage/?app_id=kalyan-matka')).json();
  const text = expect.any(String);
  const { theme, banners, buttons, banner_config, button_config } = first.config_json;
  expect(theme).toEqual({ primary_color: text, secondary_color: text });
  for (const banner of banners) {
    expect(banner).toEqual({
      id: expect.any(Number),
      image_url: text,
      title: text,
      description: text,
    });
  }
  for (const button of buttons) {
    expect(button).toEqual({ id: expect.any(Number), name: text, theme: text });
  }
  expect(banner_config).toEqual({
    total_banners: 5,
    animation_type: 'fade',
    animation_duration: 5000,
  });
  expect(button_config).toEqual({ button_theme: 'primary', number_of_buttons: 3 });
});

it('the public calls serve the bet types of the id table, each with code and configuration', {
  tags: ['@MOCK-02', '@SUBMIT-34', '@ENT-05', '@ENT-06'],
}, async () => {
  const { anonymous } = await buildTestApp();
  const answer = (await anonymous('GET /bet-types/?app_id=kalyan-matka')).json();
  expect(answer).toEqual(betTypes);
  const codes = answer.map((type: { config: { code: string } }) => type.config.code).join(' ');
  expect(codes.split(' ').slice(0, 22).join(' ')).toBe(
    'single_digits single_digits_bulk jodi_digits jodi_bulk single_pana single_pana_bulk ' +
      'double_pana double_pana_bulk triple_pana penal_group red_bracket sp_dp_tp choice_pana ' +
      'sp_motor dp_motor group_jodi digits_based_jodi odd_even two_digits_panel half_sangam_a ' +
      'full_sangam half_sangam_b',
  );
  expect(answer.map((type: { id: number }) => type.id)).toEqual(betTypes.map((_, at) => at + 1));
});

it('an unknown address is answered with 404 and a wrong method with 405, with detail', {
  tags: ['@MOCK-01'],
}, async () => {
  const { anonymous } = await buildTestApp();
  const missing = await anonymous('GET /nowhere/');
  expect([missing.statusCode, missing.json()]).toEqual([404, { detail: 'Not found.' }]);
  const wrong = await anonymous('GET /users/login/');
  expect([wrong.statusCode, wrong.json()]).toEqual([405, { detail: 'Method "GET" not allowed.' }]);
});
