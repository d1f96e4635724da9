const rooms = require('./rooms-rule');

module.exports = { meta: { name: 'project' }, rules: { rooms } };
