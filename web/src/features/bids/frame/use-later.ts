import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { snapshot, subscribe } from 'valtio';

type Snapshot<State extends object> = ReturnType<typeof snapshot<State>>;

/**
 * A part of a state that may follow a frame after the tap that changed it, so that the form responds first.
 * `read` takes it from a snapshot; an equal part does not render again.
 */
export function useLater<State extends object, Part>(
  state: State,
  read: (now: Snapshot<State>) => Part,
): Part {
  const [part, setPart] = useState(() => read(snapshot(state)));
  const follow = useEffectEvent(() => startTransition(() => setPart(() => read(snapshot(state)))));
  useEffect(() => {
    follow();
    return subscribe(state, () => follow());
  }, [state]);
  return part;
}
