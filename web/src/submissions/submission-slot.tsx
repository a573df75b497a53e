import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { hasSubmission, onSubmissionChange } from './presence.ts';

const Notices = lazy<ComponentType>(() =>
  import('./submission-notices.tsx')
    .then((m) => ({ default: m.SubmissionNotices }))
    // A file that cannot be had takes no screen down: the notices come with the next start.
    .catch(() => ({ default: () => null })),
);

/** Where a screen shows the player's open submissions. Without any, nothing is loaded for them. */
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
