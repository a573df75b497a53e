type Constructor = new (...values: never[]) => object;

/** A constructor that gives one object for equal arguments. */
function onceEach<Class extends Constructor>(Original: Class): Class {
  const known = new Map<string, object>();
  return new Proxy(Original, {
    construct: (Class, values) => {
      const key = JSON.stringify(values);
      const made = known.get(key) ?? Reflect.construct(Class, values);
      known.set(key, made);
      return made;
    },
  });
}

/**
 * `Intl` whose formatters are made once for all pages: nobody can change one, and making one takes as long as
 * drawing a small screen.
 */
export const sharedIntl = {
  DateTimeFormat: onceEach(Intl.DateTimeFormat),
  NumberFormat: onceEach(Intl.NumberFormat),
  Collator: onceEach(Intl.Collator),
};
