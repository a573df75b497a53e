import { fromState } from '@matka/contracts/pact/interaction';
import { expect, it } from 'vitest';
import { getHomepage } from '../src/api/homepage.ts';
import { reads } from './client.ts';
import { homepage } from './examples/homepage.ts';

it('GET /homepage/ returns the configuration of the home page', {
  tags: ['@API-11', '@API-12', '@ENT-07', '@ENT-08', '@ENT-09', '@ROLE-02'],
}, async () => {
  const request = { query: { app_id: fromState('app_id') } };
  const body = [{ config_json: homepage }];
  const spec = { description: 'the home page', endpoint: 'homepage', request, body } as const;
  const config = await reads(spec, getHomepage);
  expect(config).toEqual({
    theme: { primary_color: '#1e40af', secondary_color: '#f59e0b' },
    banners: [expect.objectContaining({ id: 1, image_url: '/banners/welcome.svg' })],
    buttons: [{ id: 1, name: 'STARLINE', theme: 'primary' }],
    banner_config: { total_banners: 5, animation_type: 'fade', animation_duration: 5000 },
    button_config: { button_theme: 'primary', number_of_buttons: 3 },
  });
});
