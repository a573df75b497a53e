import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Seed } from '../../db/settings.ts';
import {
  chosenStyles,
  type HostStyleChoice,
  HostStyleError,
} from '../../host-styles/host-styles.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { fieldErrors } from '../../shared/http-error.ts';
import { closed, Text } from '../../shared/schema-types.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { changeHostStyle, hostStyleOf } from '../../worlds/world.ts';
import { controlOperations } from '../openapi/operation.ts';

/** Names of host styles. */
export const StyleNames = Type.Array(Type.String(), { examples: [['pages-of-7']] });

export const HostStyleBody = Type.Object(
  {
    styles: Type.Optional(StyleNames),
    /** The seed that draws styles. */
    random: Type.Optional(Seed),
  },
  { ...closed, examples: [{ styles: ['pages-of-7'] }] },
);

export const HostStyleOfWorld = Type.Object({ styles: Type.Array(Text('pages-of-7')) });
export type HostStyleOfWorld = Static<typeof HostStyleOfWorld>;

/** The names of a choice. Throws 400 at a field for an unknown name or two that contradict each other. */
export function chosenHostStyle(field: string, choice: HostStyleChoice): string[] {
  try {
    return chosenStyles(choice);
  } catch (error) {
    if (error instanceof HostStyleError) throw fieldErrors({ [field]: [error.message] });
    throw error;
  }
}

function choiceOf({ styles, random }: Static<typeof HostStyleBody>): HostStyleChoice {
  if ((styles === undefined) === (random === undefined))
    throw fieldErrors({ non_field_errors: ['The body takes either styles or random.'] });
  return styles ?? { random: random ?? 0 };
}

const operation = controlOperations('worlds');
const readHostStyle = operation('readHostStyle', 'The host styles of a world.', HostStyleOfWorld);
const setHostStyle = operation(
  'setHostStyle',
  'Give a world some host styles by name, or some that a seed draws; an empty list takes them away.',
  HostStyleOfWorld,
  { body: HostStyleBody },
);

/** Reads and sets the host styles of a world. */
export function hostStyleControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get('/host-style/', readHostStyle, (request) => ({
    styles: [...hostStyleOf(worldOf(request))],
  }));
  typed.put('/host-style/', setHostStyle, (request) => {
    const styles = chosenHostStyle('styles', choiceOf(request.body));
    changeHostStyle(worldOf(request), styles);
    return { styles };
  });
}
