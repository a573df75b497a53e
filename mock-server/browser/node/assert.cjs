/** Stands in for `node:assert`, which packages call as a function. */
function assert(value, message) {
  if (!value) throw message instanceof Error ? message : new Error(message ?? 'Assertion failed');
}
assert.ok = assert;
assert.equal = (one, other, message) => assert(one === other, message);
assert.strictEqual = assert.equal;
assert.notStrictEqual = (one, other, message) => assert(one !== other, message);

module.exports = assert;
