import { useSnapshot } from 'valtio';
import type { ExpandedEntry, TypedEntry } from '../engine/definition.ts';
import { changeInput } from '../engine/form-actions.ts';
import { hasNumber } from '../engine/form-validation.ts';
import { onlyField } from '../engine/played-numbers.ts';
import type { BidScreen } from '../engine/screen.ts';
import { inputOf, pickStake } from './entry-fields.ts';
import { HintList } from './hint-list.tsx';
import { PlayedNumberChips } from './played-number-chips.tsx';
import { StakeChips } from './stake-chips.tsx';

type EntryProps = {
  readonly screen: BidScreen;
  readonly entry: TypedEntry | ExpandedEntry;
};

/** The quick stakes, which add the number once there is one. */
export function EntryStakes({ screen, entry }: EntryProps) {
  useSnapshot(screen.state);
  return (
    <StakeChips
      onPick={(stake) => pickStake(screen, entry, stake)}
      adds={hasNumber(screen, entry)}
    />
  );
}

/** Numbers to pick: the player's own, and the panas that two typed digits allow. */
export function EntryOffers({ screen, entry }: EntryProps) {
  const played = entry.kind === 'typed' ? onlyField(entry) : undefined;
  return (
    <>
      {played && (
        <PlayedNumberChips
          screen={screen}
          field={played}
          onPick={(number) => changeInput(screen, played, number)}
        />
      )}
      {entry.fields.map((field) => (
        <HintList
          key={field.name}
          screen={screen}
          field={field}
          onPick={() => inputOf('points')?.focus()}
        />
      ))}
    </>
  );
}
