import { type ReactNode, useEffect, useRef } from 'react';

/** Time that a message stays, in ms. */
const stay = 6_000;

/** Messages over the page: an error until the next action, a result for a while or until the next press. */
export function Messages({
  notice,
  message,
  tell,
}: {
  notice: string;
  message: ReactNode;
  tell: (message: ReactNode) => void;
}) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => tell(undefined), stay);
    return () => clearTimeout(timer);
  }, [message, tell]);
  useEffect(() => {
    // This runs before the pressed button acts, which may show the next message.
    const pressed = ({ target }: MouseEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) tell(undefined);
    };
    addEventListener('click', pressed, { capture: true });
    return () => removeEventListener('click', pressed, { capture: true });
  }, [tell]);
  return (
    <div className="messages">
      <p className="bad" id="notice" role="alert" hidden={notice === ''}>
        {notice}
      </p>
      <p id="toast" role="status" ref={place}>
        {message}
      </p>
    </div>
  );
}
