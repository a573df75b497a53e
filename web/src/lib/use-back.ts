import { useNavigate } from 'react-router-dom';
import { type Path, paths } from './paths.ts';

/** Gives the step back in the app; from a screen that was opened by a link it leads to `parent`. */
export function useBack(parent: Path = paths.home): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts the entries of the app from 0.
    const isFirst = !(Number(history.state?.idx) > 0);
    if (isFirst) void navigate(parent, { replace: true });
    else void navigate(-1);
  };
}
