import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { hasSubmission, onSubmissionChange } from './presence.ts';

const Notices = lazy<ComponentType>(() =>
  import('./submission-notices.tsx')
    .then((m) => ({ default: m.SubmissionNotices }))
    // If the file fails to load, the notices appear with the next start.
    .catch(() => ({ default: () => null })),
);

/** Shows the player's open submissions on a screen; loads nothing if there are none. */
export function SubmissionSlot() {
  const has = useSyncExternalStore(onSubmissionChange, hasSubmission);
  return (
    has && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}
