import { isModelObject, type ModelObject } from '../model/model-object';
import { MissingFeature } from './errors';
import type { Paths } from './paths';
import { query, queryAsJson } from './query';
import type { References } from './references';
import { actionTypes, type Action, type Json } from './wire';

/** Performs one action and gives what goes back for it. On a null object every action is without effect. */
export function perform(action: Action, paths: Paths, references: References): Json {
  if (action.ActionType === actionTypes.trace) return null;
  const object = paths.resolve(action.ObjectPathId);
  if (object === null) return null;
  const name = action.Name ?? '';
  switch (action.ActionType) {
    case actionTypes.instantiate:
      return { ...object.identity(), ...reference(object, references) };
    case actionTypes.query:
      return { ...query(object, action.QueryInfo ?? {}), ...reference(object, references) };
    case actionTypes.queryAsJson:
      return queryAsJson(object, action.QueryInfo ?? {});
    case actionTypes.method:
      return call(object, name, action, paths, references);
    case actionTypes.setProperty:
      object.write(name, paths.arguments(action.ArgumentInfo).value(0));
      return null;
    case actionTypes.update:
      for (const [property, value] of Object.entries(action.ObjectState ?? {})) {
        object.write(property.charAt(0).toUpperCase() + property.slice(1), value);
      }
      return null;
    case actionTypes.recursiveQuery:
      throw new MissingFeature('ClientRequestContext.loadRecursive');
    case actionTypes.ensureUnchanged:
      throw new MissingFeature(`${object.typeName}.ensureUnchanged`);
    default:
      throw new MissingFeature(`Action of type ${action.ActionType}`);
  }
}

function call(
  object: ModelObject,
  name: string,
  action: Action,
  paths: Paths,
  references: References,
): Json {
  const args = paths.arguments(action.ArgumentInfo);
  switch (name) {
    case '_KeepReference':
      if (!object.referable) throw new MissingFeature(`Tracking a ${object.typeName}`);
      references.keep(object);
      return null;
    case '_RemoveReference':
      references.remove(args.text(0));
      return null;
    case '_RemoveAllReferences':
      references.clear();
      return null;
    default: {
      const outcome = object.call(name, args);
      return outcome === undefined || isModelObject(outcome) ? null : outcome;
    }
  }
}

/** A kept object tells its reference, which office.js uses as its path from then on. */
function reference(object: ModelObject, references: References): { _ReferenceId?: string } {
  const id = references.idOf(object);
  return id === undefined ? {} : { _ReferenceId: id };
}
