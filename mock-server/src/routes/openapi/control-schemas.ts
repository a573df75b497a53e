import { DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { BetRecord, PlacedBet } from '@matka/contracts/api/history';
import { Market, MarketsResponse } from '@matka/contracts/api/markets';
import Type, { type TSchema } from 'typebox';
import { hostStyles } from '../../host-styles/host-styles.ts';
import { Invariant } from '../../invariants/invariants.ts';
import { JournalEntry } from '../../journal/entry.ts';
import { Replay } from '../../journal/replay.ts';
import { WorldFile } from '../../journal/world-file.ts';
import { maxStep } from '../../markets/due-draws.ts';
import { DrawPreview } from '../../markets/preview-draw.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { closed } from '../../shared/schema-types.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';
import { rulesByEffect } from '../../worlds/fault-rule-checks.ts';
import { ActiveFault } from '../../worlds/faults.ts';
import { AdvanceBody, ClockBody } from '../control/clock.ts';
import { DrawBody, MarketBody } from '../control/draws.ts';
import { HostStyleBody, HostStyleOfWorld } from '../control/host-style.ts';
import { MarketDay } from '../control/market-day.ts';
import { BalanceBody, LedgerEntry, PlayerSummary } from '../control/players.ts';
import { BranchBody } from '../control/recordings.ts';
import { ClockChange, TokensBody, WorldBody, WorldSummary } from '../control/worlds.ts';

/** `half-body` has the schema HalfBodyFault. */
const nameOfEffect = (effect: string): string =>
  `${effect.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Fault`;

/** The schemas that the document of the control API names. */
export const controlSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  World: WorldSummary,
  WorldRequest: WorldBody,
  WorldFile,
  ClockRequest: ClockBody,
  AdvanceRequest: AdvanceBody,
  ClockChange,
  TokensRequest: TokensBody,
  HostStyleRequest: HostStyleBody,
  HostStyle: HostStyleOfWorld,
  FaultRule,
  ...Object.fromEntries(rulesByEffect.map(([effect, rule]) => [nameOfEffect(effect), rule])),
  Fault: ActiveFault,
  Player: PlayerSummary,
  BalanceRequest: BalanceBody,
  LedgerEntry,
  BetRecord,
  PlacedBet,
  MarketsResponse,
  Market,
  MarketRequest: MarketBody,
  MarketDay,
  DrawRequest: DrawBody,
  DrawPreview,
  Invariant,
  JournalEntry,
  Replay,
  BranchRequest: BranchBody,
  Coverage: CoverageReport,
};

/** Exactly one of some forms, each of which takes its own fields alone. */
const oneOf = (...forms: readonly Parameters<typeof Type.Object>[0][]): TSchema =>
  Type.Unsafe<object>({ oneOf: forms.map((fields) => Type.Object(fields, closed)) });

const { seconds, to } = AdvanceBody.properties;
const { now } = ClockBody.properties;
const { random } = HostStyleBody.properties;
const names = Type.Array(Type.Enum(hostStyles.map(({ name }) => name)));
const required = ({ '~optional': _, ...schema }: TSchema & { '~optional'?: unknown }): TSchema =>
  schema;

/**
 * Forms as the handlers accept them, by the name of the component, where validation accepts more: a handler explains a
 * refused value, and the document is for programs.
 */
export const acceptedForms: Readonly<Record<string, TSchema>> = {
  FaultRule: Type.Unsafe<FaultRule>({
    oneOf: rulesByEffect.map(([effect]) => ({
      $ref: `#/components/schemas/${nameOfEffect(effect)}`,
    })),
    discriminator: {
      propertyName: 'effect',
      mapping: Object.fromEntries(
        rulesByEffect.map(([effect]) => [effect, `#/components/schemas/${nameOfEffect(effect)}`]),
      ),
    },
  }),
  AdvanceRequest: oneOf(
    { seconds: Type.Integer({ ...required(seconds), maximum: maxStep / 1000 }) },
    { to: required(to) },
  ),
  ClockRequest: oneOf(
    { mode: Type.Literal('real'), now },
    { mode: Type.Enum(['fixed', 'running']), now: required(now) },
  ),
  HostStyleRequest: oneOf({ styles: names }, { random: required(random) }),
  WorldRequest: Type.Object(
    {
      ...WorldBody.properties,
      scenario: Type.Optional(Type.Enum(scenarioList.map(({ id }) => id))),
      hostStyle: Type.Optional(names),
    },
    closed,
  ),
};
