import { betTypes, classicHalfSangam as classic } from '@matka/fixtures/bet-types';
import { putBetType, removeBetTypes } from '../../db/markets.ts';
import type { Scenario } from './scenario.ts';

export const noBetTypes: Scenario = {
  description: 'The app offers no bet types.',
  apply: (db) => removeBetTypes(db),
};

export const unknownBetType: Scenario = {
  description: 'One bet type has a code that no client knows.',
  apply: (db) =>
    putBetType(db, {
      id: 99,
      name: 'Starline Special',
      config: { code: 'starline_special', bet_direction: 'both' },
    }),
};

export const chooseASide: Scenario = {
  description: 'No bet type has a default direction: the player must choose one.',
  apply: (db) => {
    for (const betType of betTypes) {
      const { default_direction: _, ...config } = betType.config;
      putBetType(db, { ...betType, config: { ...config, bet_direction: 'both' } });
    }
  },
};

export const classicHalfSangam: Scenario = {
  description:
    'Half Sangam is offered under its older code, half_sangam, instead of Half Sangam A.',
  apply: (db) => putBetType(db, classic),
};
