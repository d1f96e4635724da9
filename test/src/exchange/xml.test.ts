import { expect, test } from '@jest/globals';
import { allowed, element } from '../../../src/exchange/opengotha/xml';

test.each([
  ['\t\n\r ~', '\t\n\r ~'],
  ['\0\u0008\u000b\u001f', '\ufffd\ufffd\ufffd\ufffd'],
  ['\ud7ff\ue000\ufffd', '\ud7ff\ue000\ufffd'],
  ['\ud800|\udfff', '\ufffd|\ufffd'],
  ['\ufffe\uffff', '\ufffd\ufffd'],
  ['😀', '😀'],
])('XML 1.0 holds %j as %j', (text, held) => {
  expect(allowed(text)).toBe(held);
});

test('an element has its signs as entities, and blanks but the plain one as numbers', () => {
  expect(element('A', { name: `<"a" & 'b'>\t\n\r`, count: 2, own: false })).toBe(
    '<A name="&lt;&quot;a&quot; &amp; &apos;b&apos;&gt;&#9;&#10;&#13;" count="2" own="false"/>',
  );
  expect(element('A', {}, ['<B/>'])).toBe('<A>\n<B/>\n</A>');
});
