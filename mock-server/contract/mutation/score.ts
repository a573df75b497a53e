import { endpointTitle } from '@matka/contracts/pact/endpoints';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { verifyMock } from '../verify-mock.ts';
import { ignoredBy } from './ignored-fields.ts';
import { createMutants, groupResponses, type Mutant, type RecordedResponse } from './mutants.ts';
import { findSurvivors } from './surviving-mutants.ts';

/** What became of the mutants of the responses of one call with one status. */
export interface ScoreRow {
  responses: string;
  mutants: number;
  killed: number;
  /** Survivors that the client does not read. */
  ignored: number;
  /** Survivors that it does read, by place and operation: there should be none. */
  survived: string[];
  /** What is said to be unread and is noticed all the same: read after all. */
  wronglyIgnored: string[];
}

const mutantName = ({ path, mutator }: Mutant): string => `${path} ${mutator}`;

/** Plays every interaction against the mock; gives what it recorded. Throws when it does not keep one. */
export async function recordMockResponses(): Promise<RecordedResponse[]> {
  const interactions = committedInteractions();
  const played = await verifyMock(interactions);
  return interactions.map((interaction, index) => {
    const { passed = false, response, mismatches = [] } = played[index] ?? {};
    if (!passed || !response)
      throw new Error(`The mock does not keep "${interaction.description}": ${mismatches}`);
    const { status, headers, text } = response;
    return { interaction, status, type: headers['content-type'] ?? '', body: JSON.parse(text) };
  });
}

function scoreRow(
  responses: string,
  mutants: readonly Mutant[],
  survivors: ReadonlySet<Mutant>,
): ScoreRow {
  const survived = mutants.filter((mutant) => survivors.has(mutant));
  return {
    responses,
    mutants: mutants.length,
    killed: mutants.length - survived.length,
    ignored: survived.filter(ignoredBy).length,
    survived: survived.filter((mutant) => !ignoredBy(mutant)).map(mutantName),
    wronglyIgnored: mutants
      .filter((mutant) => !survivors.has(mutant) && ignoredBy(mutant))
      .map(mutantName),
  };
}

/** Breaks each answer in every way and looks which interactions notice: a row for each call and status. */
export async function mutationScore(recorded: readonly RecordedResponse[]): Promise<ScoreRow[]> {
  const mutants = groupResponses(recorded).flatMap(createMutants);
  const survivors = await findSurvivors(mutants);
  const byEndpoint = Map.groupBy(
    mutants,
    ({ group: { endpoint, status } }) => `${endpointTitle(endpoint)} ${status}`,
  );
  return [...byEndpoint]
    .map(([responses, ofEndpoint]) => scoreRow(responses, ofEndpoint, survivors))
    .sort((a, b) => (a.responses < b.responses ? -1 : 1));
}
