import { useNavigate } from 'react-router-dom';
import { type Path, paths } from './paths.ts';

/** Gives the step back in the app; on a screen that was opened by a link there is none: it leads to `parent` instead. */
export function useBack(parent: Path = paths.home): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts the entries of the app from 0.
    const isFirst = !(Number(history.state?.idx) > 0);
    if (isFirst) void navigate(parent, { replace: true });
    else void navigate(-1);
  };
}
