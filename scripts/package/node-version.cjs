'use strict';
// Loaded before anything else, in words that every Node understands: it says in one line if this one is too old.
/** @type {{ name: string, engines: { node: string } }} */
// @ts-expect-error It is beside the package.json of a package.
const { name, engines } = require('./package.json');
const needed = engines.node.replace('>=', '');
const numberOf = (/** @type {string} */ version) => {
  const [major, minor] = version.split('.');
  return Number(major) * 1000 + Number(minor);
};
if (numberOf(process.versions.node) < numberOf(needed)) {
  throw new Error(`${name} needs Node ${needed} or newer; this is Node ${process.versions.node}.`);
}
