'use strict'

/*
 * Ends with a sentence when what stands after it in a command of package.json cannot run: Node is too old, or what it needs
 * is not there – the packages, or the file that is given. It is written for any Node.
 */

var fs = require('fs')
var ranges = require('../package.json').engines.node.split(' || ')
var found = process.versions.node.split('.').map(Number)
var needed = process.argv[2] || 'node_modules'

/** Whether this Node is in a range such as `^20.19.0`: that major version, or for `>=24.0.0` also a later one. */
function includes(range) {
  var least = range.replace(/^\D+/, '').split('.').map(Number)
  if (found[0] !== least[0]) return range.charAt(0) === '>' && found[0] > least[0]
  return found[1] > least[1] || (found[1] === least[1] && found[2] >= least[2])
}

/** Such as `20.19` for `^20.19.0`, and `24 or later` for `>=24.0.0`. */
function inWords(range) {
  var version = range.replace(/^\D+/, '').replace(/(\.0)+$/, '')
  return range.charAt(0) === '>' ? 'or ' + version + ' and later' : version
}

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (!ranges.some(includes))
  end(
    'Vitrine needs Node ' +
      ranges.map(inWords).join(', ') +
      '; this is Node ' +
      process.versions.node +
      '. Install another from https://nodejs.org and start again.',
  )
if (!fs.existsSync(needed))
  end(
    needed === 'node_modules'
      ? 'The packages are not installed: there is no node_modules. Run npm ci.'
      : 'The site has not been built: there is no ' +
          needed +
          '. Run npm run build, or npm start, which builds it.',
  )
