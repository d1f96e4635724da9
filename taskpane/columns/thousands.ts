import { sentence } from '../../language';
import { plainText } from '../plan/source';
import type { Kind } from './fields';

/**
 * Numbers that are in the thousands, such as ratings. A text with three digits behind a point or comma may hold a thousand or a
 * decimal, as its country writes it, and the workbook may come from another: nobody takes 2,050 for 2.05 unasked.
 */
export function inThousands(kind: Kind<number>): Kind<number> {
  return {
    read(cell, context) {
      const content = cell.kind === 'text' ? plainText(cell, context.mark).trim() : '';
      if (!/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(content)) return kind.read(cell, context);
      const whole = content.replace(/\D/g, '');
      const values = { address: context.address, content, whole };
      return { ok: false, sentence: sentence('cellThousands', values) };
    },
  };
}
