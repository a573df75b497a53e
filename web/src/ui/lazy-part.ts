import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part of a screen whose file is loaded when it is first drawn. A file that cannot be loaded leaves the part out
 * instead of taking the screen down; the next mount asks for it again.
 * @param onFailure told when the file could not be loaded, with the part's props
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (props: Props) => void = () => {},
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [part, setPart] = useState(() => loaded);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asks once a mount
    useEffect(() => {
      if (part) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => onFailure(props),
      );
    }, []);
    return part ? createElement(part, props) : null;
  };
}
