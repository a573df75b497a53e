import { type AppEvent, createEvent } from './event.ts';

/** Changes of what is stored: announced in this tab, and followed also where another tab makes them. */
export function storedChanges(): AppEvent<[]> {
  const { announce, follow } = createEvent();
  return {
    announce,
    follow: (listener) => {
      const end = follow(listener);
      const hear = () => listener();
      addEventListener('storage', hear);
      return () => {
        end();
        removeEventListener('storage', hear);
      };
    },
  };
}
