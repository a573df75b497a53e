/** Stands in for `safe-regex2`: the patterns of the mock's routes are its own. */
module.exports = () => true;
