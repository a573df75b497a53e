import { endpointTitle } from '@matka/contracts/api/endpoints';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { verifyMock } from '../verify-mock.ts';
import { ignoredBy } from './ignored-fields.ts';
import { createMutants, groupResponses, type Mutant, type RecordedResponse } from './mutants.ts';
import { findSurvivors } from './surviving-mutants.ts';

/** The mutants of one endpoint with one status. */
export interface ScoreRow {
  /** `GET /markets/ 200`. */
  title: string;
  mutants: number;
  killed: number;
  /** Number of survivors in fields that the client does not read. */
  ignored: number;
  /** The other survivors, by path and mutator. There should be none. */
  survived: string[];
  /** Killed mutants of fields that are listed as ignored: the list is wrong. */
  wronglyIgnored: string[];
}

const mutantName = ({ path, mutator }: Mutant): string => `${path} ${mutator}`;

/** Runs all interactions against the mock and records its responses. Throws when one fails. */
export async function recordMockResponses(): Promise<RecordedResponse[]> {
  const interactions = committedInteractions();
  const results = await verifyMock(interactions);
  return interactions.map((interaction, index) => {
    const { passed = false, response, mismatches = [] } = results[index] ?? {};
    if (!passed || !response)
      throw new Error(`The mock fails "${interaction.description}": ${mismatches}`);
    const { status, headers, text } = response;
    return { interaction, status, type: headers['content-type'] ?? '', body: JSON.parse(text) };
  });
}

function scoreRow(
  title: string,
  mutants: readonly Mutant[],
  survivors: ReadonlySet<Mutant>,
): ScoreRow {
  const survived = mutants.filter((mutant) => survivors.has(mutant));
  const killed = mutants.filter((mutant) => !survivors.has(mutant));
  return {
    title,
    mutants: mutants.length,
    killed: killed.length,
    ignored: survived.filter(ignoredBy).length,
    survived: survived.filter((mutant) => !ignoredBy(mutant)).map(mutantName),
    wronglyIgnored: killed.filter(ignoredBy).map(mutantName),
  };
}

/** Tries all mutants of the recorded responses; returns a row for each endpoint and status. */
export async function mutationScore(responses: readonly RecordedResponse[]): Promise<ScoreRow[]> {
  const mutants = groupResponses(responses).flatMap(createMutants);
  const survivors = await findSurvivors(mutants);
  const byTitle = Map.groupBy(
    mutants,
    ({ group: { endpoint, status } }) => `${endpointTitle(endpoint)} ${status}`,
  );
  return [...byTitle]
    .map(([title, ofTitle]) => scoreRow(title, ofTitle, survivors))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
