import { titleOf } from '@matka/contracts/pact/endpoints';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { verifyMock } from '../verify-mock.ts';
import { unreadAt } from './ignored-fields.ts';
import { type Answered, familiesOf, type Mutant, mutantsOf } from './mutants.ts';
import { survivorsOf } from './surviving-mutants.ts';

/** What became of the mutants of the answers of one call with one status. */
export interface Row {
  answers: string;
  mutants: number;
  noticed: number;
  /** Survivors that the client does not read. */
  unread: number;
  /** Survivors that it does read, by place and operation: there should be none. */
  missed: string[];
  /** What is said to be unread and is noticed all the same: read after all. */
  readAfterAll: string[];
}

const nameOf = ({ place, operation }: Mutant): string => `${place} ${operation}`;

/** Plays every interaction against the mock; gives what it answered. Throws when it does not keep one. */
export async function answersOfTheMock(): Promise<Answered[]> {
  const interactions = committedInteractions();
  const played = await verifyMock(interactions);
  return interactions.map((interaction, index) => {
    const { passed = false, answer, mismatches = [] } = played[index] ?? {};
    if (!passed || !answer)
      throw new Error(`The mock does not keep "${interaction.description}": ${mismatches}`);
    const { status, headers, text } = answer;
    return { interaction, status, type: headers['content-type'] ?? '', body: JSON.parse(text) };
  });
}

function rowOf(answers: string, mutants: readonly Mutant[], survivors: ReadonlySet<Mutant>): Row {
  const survived = mutants.filter((mutant) => survivors.has(mutant));
  return {
    answers,
    mutants: mutants.length,
    noticed: mutants.length - survived.length,
    unread: survived.filter(unreadAt).length,
    missed: survived.filter((mutant) => !unreadAt(mutant)).map(nameOf),
    readAfterAll: mutants
      .filter((mutant) => !survivors.has(mutant) && unreadAt(mutant))
      .map(nameOf),
  };
}

/** Breaks each answer in every way and looks which interactions notice: a row for each call and status. */
export async function mutationScore(answered: readonly Answered[]): Promise<Row[]> {
  const mutants = familiesOf(answered).flatMap(mutantsOf);
  const survivors = await survivorsOf(mutants);
  const byAnswers = Map.groupBy(
    mutants,
    ({ family: { call, status } }) => `${titleOf(call)} ${status}`,
  );
  return [...byAnswers]
    .map(([answers, ofThem]) => rowOf(answers, ofThem, survivors))
    .sort((a, b) => (a.answers < b.answers ? -1 : 1));
}
